import { showPage } from "../shell/show-page";
import { ReviewsPage } from "./reviews-page";

showPage(<ReviewsPage />);
