import { defineConfig } from "vitest/config";
import { licences } from "./licences.ts";

// Built into the Python package, which serves it. Nothing is loaded from elsewhere.
export default defineConfig({
  base: "./",
  plugins: [licences()],
  server: { fs: { allow: [".."] }, proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } } }, // the messages lie in the package
  build: {
    outDir: "../src/abrikol/web/static",
    emptyOutDir: true,
    target: "es2022",
    rolldownOptions: { input: { index: "index.html", table: "table.html" } },
  },
  test: { include: ["src/**/*.test.ts"] },
});
