import type { AppLinkProps } from "@nataraj/ui";
import { Link } from "react-router-dom";

/** Links of our own paths go through the router, all others are plain; those that leave the site say so to the browser. */
export function RouterLink({ href, ...rest }: AppLinkProps) {
  if (href.startsWith("/") && !href.startsWith("//") && rest.target === undefined) return <Link to={href} {...rest} />;
  const outside = /^https?:/.test(href);
  return <a href={href} rel={outside ? "noopener noreferrer" : undefined} {...rest} />;
}
