// Stands in for the service worker where the operator has withdrawn it (SERVICE_WORKER=off): it removes itself.
self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => {
  const withdraw = async () => {
    for (const name of await caches.keys()) if (name.startsWith("nataraj-site-")) await caches.delete(name);
    await self.registration.unregister();
  };
  event.waitUntil(withdraw());
});
