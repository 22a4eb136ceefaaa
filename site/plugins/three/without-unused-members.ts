import { build, type InlineConfig, type Plugin } from "vite";
import { isThree } from "./three-source.ts";
import { unusedMembers, withoutMembers } from "./unused-members.ts";

type Module = { code: string; imports: readonly string[] };

/**
 * Leaves out of three's modules the members that nothing on the site mentions: bundlers keep every method of a class
 * that is used. The site is bundled once before, to see what its code mentions after tree shaking.
 * @param site How the site is built, without this plugin.
 */
export function withoutUnusedMembers(site: () => InlineConfig): Plugin {
  let unused = new Map<string, Set<string>>();
  return {
    name: "nataraj-without-unused-members",
    apply: "build",
    enforce: "pre",
    async buildStart() {
      const modules = await bundledModules(site());
      unused = unusedMembers(codeAround(modules), isThree);
    },
    transform: {
      filter: { id: /\/node_modules\/three\// },
      handler(code, id) {
        const names = unused.get(id);
        return names ? { code: withoutMembers(code, names), map: null } : undefined;
      },
    },
  };
}

/** The code of each module that is left after tree shaking. */
async function bundledModules(site: InlineConfig): Promise<Map<string, Module>> {
  const modules = new Map<string, Module>();
  const read: Plugin = {
    name: "nataraj-read-modules",
    generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== "chunk") continue;
        for (const [id, { code }] of Object.entries(chunk.modules)) {
          if (code) modules.set(id, { code, imports: this.getModuleInfo(id)?.importedIds ?? [] });
        }
      }
    },
  };
  await build({
    ...site,
    configFile: false,
    logLevel: "warn",
    plugins: [site.plugins, read],
    build: { ...site.build, write: false, minify: false },
  });
  return modules;
}

/** The code that can hold objects of three: the site's own, and that of each package that imports three. */
function codeAround(modules: ReadonlyMap<string, Module>): Map<string, string> {
  const around = new Set([...modules].filter(([, { imports }]) => imports.some(isThree)).map(([id]) => packageOf(id)));
  return new Map(
    [...modules]
      .filter(([id]) => !id.includes("/node_modules/") || around.has(packageOf(id)))
      .map(([id, { code }]) => [id, code]),
  );
}

/** The folder of the package that a module is of. */
const packageOf = (id: string): string | undefined => /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(id)?.[0];
