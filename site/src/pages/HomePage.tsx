import { AndroidApp, DemoVideo, FeatureTiles, Hero, PoweredBy } from "@nataraj/ui";
import { filmNamed } from "../films/films.ts";
import { useSettings } from "../settings/SettingsProvider.tsx";
import { HOME_TITLE } from "../shell/first-words.ts";
import { HeroDancer } from "./home/HeroDancer.tsx";

/** The product's own film, where none was set up from elsewhere. */
const OWN_DEMO = filmNamed("demo");

/** /: what the product is. */
export function HomePage() {
  const settings = useSettings();
  return (
    <main id="main" tabIndex={-1} className="nj-home">
      <title>{HOME_TITLE}</title>
      <Hero dancer={<HeroDancer />} />
      <section className="nj-home__section" aria-labelledby="demo">
        <h2 id="demo">From a song to a dancer in a minute</h2>
        {settings ? <DemoVideo url={settings.demoVideoUrl} {...OWN_DEMO} /> : <div className="nj-demo" />}
      </section>
      <section className="nj-home__section" aria-labelledby="features">
        <h2 id="features">Everything between the first beat and your last step</h2>
        <FeatureTiles />
      </section>
      <section className="nj-home__section">
        {settings?.androidAppUrl && <AndroidApp url={settings.androidAppUrl} />}
        <PoweredBy />
      </section>
    </main>
  );
}
