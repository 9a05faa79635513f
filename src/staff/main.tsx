import "../styles/tokens.css";
import "../styles/fonts.css";
import "../styles/base.css";
import "./frame/frame.css";

import type { ReactNode } from "react";
import { createRoot } from "react-dom/client";

import { MePage } from "./me/me-page";
import { PeoplePage } from "./people/people-page";
import { SignInPage } from "./sign-in/sign-in-page";

const PAGES: Readonly<Record<string, () => ReactNode>> = {
  "sign-in": SignInPage,
  people: PeoplePage,
  me: MePage,
};

const Page = PAGES[/[^/]*$/.exec(location.pathname)?.[0] ?? ""] ?? MePage;
createRoot(document.body.appendChild(document.createElement("div"))).render(<Page />);
