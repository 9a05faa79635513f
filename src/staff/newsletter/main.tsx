import { showPage } from "../shell/show-page";
import { NewsletterPage } from "./newsletter-page";

showPage(<NewsletterPage />);
