import { showPage } from "../shell/show-page";
import { TodayPage } from "./today-page";

showPage(<TodayPage />);
