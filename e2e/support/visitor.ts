import { randomUUID } from "node:crypto";

/** What a visitor types into the contact form. */
export interface Visitor {
  name: string;
  lastname: string;
  email: string;
  phone: string;
  message: string;
}

/** Invents an address that no other test has. */
export function inventEmail(): string {
  return `guest-${randomUUID().slice(0, 13)}@example.com`;
}

/** Invents a visitor whose text has all characters that wrong encoding would break. */
export function inventVisitor(): Visitor {
  return {
    name: "Zoë",
    lastname: "O'Brien & Söhne",
    email: inventEmail(),
    phone: "+39 333 123 4567",
    message: "Two of us, 50% sure: 3rd of May?\nHotel “Sol” <Bayahíbe> 🌴",
  };
}
