// The table's page. Tests wait for html[data-ready="1"].
import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/desk.css";
import "./styles/table.css";
import { dress } from "./theme.ts";
import "./table/page.ts";
import "./table/controls.ts";

dress(null);
