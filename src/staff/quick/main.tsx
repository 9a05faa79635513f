import { showPage } from "../shell/show-page";
import { QuickPage } from "./quick-page";

showPage(<QuickPage />);
