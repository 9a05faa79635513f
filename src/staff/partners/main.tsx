import { showPage } from "../shell/show-page";
import { PartnersPage } from "./partners-page";

showPage(<PartnersPage />);
