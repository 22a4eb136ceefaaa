/** The addresses that the site has a page for: the specification's routes, and those that login needs. */
const ROUTES = [
  /^\/$/,
  /^\/(?:about|dashboard|selectaudio|selectdanceform|customiseavatar|loading|tutorials|blogs|profile|privacy)$/,
  /^\/(?:login|signup|onboarding|restricted|rnd)$/,
  /^\/(?:project|standalone|practise|stepsheet)\/[^/]+$/,
  /^\/(?:practise|docs\/player)$/,
  // Login with a provider, and choosing a new password.
  /^\/auth\/[\w/-]+$/,
  /^\/(?:reset-password|forgot-password)$/,
];

/** Whether the site has a page for a path. A slash at the end makes no difference. */
export function isSiteRoute(path: string): boolean {
  const plain = path.length > 1 ? path.replace(/\/$/, "") : path;
  return ROUTES.some((route) => route.test(plain));
}
