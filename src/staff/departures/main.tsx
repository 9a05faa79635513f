import { showPage } from "../shell/show-page";
import { DeparturesPage } from "./departures-page";

showPage(<DeparturesPage />);
