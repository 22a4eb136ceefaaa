"use client";

import { useId, useState } from "react";
import { AppLink } from "../button/AppLink.tsx";
import { Button, ButtonLink } from "../button/Button.tsx";
import { IconButton } from "../button/IconButton.tsx";
import { ThemeSwitch } from "../theme/ThemeSwitch.tsx";
import { LogoMark } from "./Logo.tsx";

const LINKS = [
  { href: "/", label: "Home" },
  { href: "/about", label: "About" },
  { href: "/dashboard", label: "Dashboard" },
  { href: "/tutorials", label: "Tutorials" },
  { href: "/blogs", label: "Blogs" },
] as const;

/** Properties of {@link NavigationBar}. */
export interface NavigationBarProps {
  /** The path that is shown, to mark its link. */
  path: string;
  /** Neither way is offered while it is unknown who is there. */
  session: "loading" | "out" | "in";
  /** The person wants to sign out. */
  onSignOut: () => void;
  /** Whether a sign-out is under way. */
  signingOut?: boolean;
}

/** The bar at the top of every page: the five places, the way in or out, and the theme. Narrow, it folds to a menu. */
export function NavigationBar({ path, session, onSignOut, signingOut }: NavigationBarProps) {
  const [open, setOpen] = useState(false);
  const [shown, setShown] = useState({ path, session });
  const id = useId();

  // The menu closes with the page that it was opened on, and with the end of a session.
  if (shown.path !== path || shown.session !== session) {
    setShown({ path, session });
    if (shown.path !== path || shown.session === "in") setOpen(false);
  }

  return (
    <header className="nj-navigation">
      {/* A link closes the menu, also one to the page that is shown; the links themselves do the work. */}
      <nav
        className="nj-navigation__bar"
        aria-label="Main"
        onClick={(event) => event.target instanceof Element && event.target.closest("a") && setOpen(false)}
        onKeyDown={(event) => event.key === "Escape" && setOpen(false)}
      >
        <AppLink href="/" className="nj-navigation__logo" aria-label="Nataraj, home">
          <LogoMark />
          <span>Nataraj</span>
        </AppLink>
        <div className="nj-navigation__tools">
          <ThemeSwitch />
          <IconButton
            className="nj-navigation__menu"
            label={open ? "Close menu" : "Open menu"}
            icon={open ? "close" : "menu"}
            aria-expanded={open}
            aria-controls={id}
            onClick={() => setOpen(!open)}
          />
        </div>
        <div id={id} className={open ? "nj-navigation__panel nj-navigation__panel--open" : "nj-navigation__panel"}>
          <ul className="nj-navigation__links">
            {LINKS.map(({ href, label }) => (
              <li key={href}>
                <AppLink href={href} aria-current={href === path ? "page" : undefined}>
                  {label}
                </AppLink>
              </li>
            ))}
          </ul>
          <div className="nj-navigation__account">
            {session === "out" && <ButtonLink href="/signup">SIGN UP NOW</ButtonLink>}
            {session === "in" && (
              <>
                <ButtonLink href="/profile" variant="ghost" icon="user">
                  YOUR PROFILE
                </ButtonLink>
                <Button onClick={onSignOut} busy={signingOut}>
                  SIGN OUT
                </Button>
              </>
            )}
          </div>
        </div>
      </nav>
    </header>
  );
}
