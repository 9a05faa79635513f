import { showPage } from "../shell/show-page";
import { MePage } from "./me-page";
import { PeoplePage } from "./people-page";
import { SignInPage } from "./sign-in-page";

const page = /[^/]*$/.exec(location.pathname)?.[0];
showPage(page === "sign-in" ? <SignInPage /> : page === "people" ? <PeoplePage /> : <MePage />);
