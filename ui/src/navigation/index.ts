/** Logo, navigation bar and footer. */

export * from "./Footer.tsx";
export * from "./Logo.tsx";
export * from "./NavigationBar.tsx";
