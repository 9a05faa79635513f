import { showPage } from "../shell/show-page";
import { InboxPage } from "./inbox-page";

showPage(<InboxPage />);
