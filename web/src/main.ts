// The referee's desk. Tests wait for html[data-ready="1"].
import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/pages.css";
import "./styles/desk.css";
import "./app.ts";
import { dress } from "./theme.ts";

dress(null);
