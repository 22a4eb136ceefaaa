"use client";

import { type ComponentProps, type ComponentType, createContext, useContext } from "react";

/** Properties of {@link AppLink}. */
export interface AppLinkProps extends ComponentProps<"a"> {
  /** Where it leads: a path of this site or a whole address. */
  href: string;
}

function PlainLink(props: AppLinkProps) {
  // The content comes with the props.
  return <a {...props} />;
}

const LinkContext = createContext<ComponentType<AppLinkProps>>(PlainLink);

/** Names the component that links are made of, so that a site's router follows them without loading the page anew. */
export const LinkProvider = LinkContext.Provider;

/** A link to a place of the site or elsewhere. A plain `<a>` unless a `LinkProvider` says otherwise. */
export function AppLink(props: AppLinkProps) {
  const Link = useContext(LinkContext);
  return <Link {...props} />;
}
