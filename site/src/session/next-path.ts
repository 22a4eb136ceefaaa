/**
 * Where to go after a login: `next` if it is a path of this site, else /dashboard. Addresses of other sites in any
 * disguise (`//host`, `/\host`, a scheme, control characters that browsers drop) are not followed.
 */
export function nextPath(next: string | null, origin: string = window.location.origin): string {
  const fallback = "/dashboard";
  if (!next?.startsWith("/") || !URL.canParse(next, origin)) return fallback;
  const url = new URL(next, origin);
  if (url.origin !== origin || /[\\\p{Cc}]/u.test(next) || next.startsWith("//")) return fallback;
  // The ways in would only lead here again.
  return /^\/(login|signup|onboarding|restricted)\b/.test(url.pathname)
    ? fallback
    : url.pathname + url.search + url.hash;
}
