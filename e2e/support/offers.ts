export * from "./fixture";
