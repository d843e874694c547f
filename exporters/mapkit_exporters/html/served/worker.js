// Keeps the boards of this folder on the device, and answers from there.

const NAME = `mapkit ${registration.scope} `;
const KEPT = `${NAME}{{version}}`;
const FILES = {{files}};

async function keep() {
  const kept = await caches.open(KEPT);
  for (const file of FILES) {
    const found = await fetch(file, { cache: "reload" });
    if (!found.ok) throw new Error(`${file}: ${found.status}`);
    // Made anew: a browser opens no page from what came by a redirect.
    await kept.put(file, new Response(await found.blob(), { headers: found.headers }));
  }
  await skipWaiting();
}

async function forgetOlder() {
  const names = await caches.keys();
  const older = names.filter((name) => name.startsWith(NAME) && name !== KEPT);
  await Promise.all(older.map((name) => caches.delete(name)));
  await clients.claim();
}

async function answer(request) {
  const kept = await caches.open(KEPT);
  const file = request.url.split(/[?#]/)[0] === registration.scope ? "index.html" : request;
  return (await kept.match(file, { ignoreSearch: true, ignoreVary: true })) ?? fetch(request);
}

addEventListener("install", (event) => event.waitUntil(keep()));
addEventListener("activate", (event) => event.waitUntil(forgetOlder()));
addEventListener("fetch", (event) => {
  const { method, url } = event.request;
  if (method === "GET" && url.startsWith(registration.scope)) event.respondWith(answer(event.request));
});
