// What others wrote and we ship comes with its licence: one text beside the pages, made from what was bundled.
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

interface Manifest {
  name: string;
  version: string;
  license?: string;
}

/** The folder of the package that a bundled module belongs to, or nothing for a module of our own. */
function home(module: string): string | undefined {
  const path = module.replace(/\\/g, "/").split("?")[0] ?? "";
  const found = /^\0?(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(path);
  return found?.[1];
}

function paragraph(folder: string): string {
  const manifest = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as Manifest;
  const file = readdirSync(folder).find((name) => /^licen[cs]e/i.test(name));
  const text = file === undefined ? `No text in the package; its licence is ${manifest.license ?? "not named"}.` : readFileSync(join(folder, file), "utf8");
  return `${manifest.name} ${manifest.version} (${manifest.license ?? "see below"})\n\n${text.trim()}\n`;
}

export function licences(): Plugin {
  return {
    name: "abrikol-licences",
    apply: "build",
    generateBundle(_options, bundle) {
      const modules = Object.values(bundle).flatMap((part) => (part.type === "chunk" ? part.moduleIds : []));
      const folders = new Set(modules.flatMap((module) => home(module) ?? []));
      const parts = [...folders].filter((folder) => existsSync(join(folder, "package.json"))).sort().map(paragraph);
      const source = ["The pages of abrikol contain the following works of others.\n", ...parts].join(`\n${"-".repeat(72)}\n\n`);
      this.emitFile({ type: "asset", fileName: "THIRD_PARTY_LICENSES.txt", source });
    },
  };
}
