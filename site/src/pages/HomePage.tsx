import { AndroidApp, DemoVideo, FeatureTiles, Hero, PoweredBy } from "@nataraj/ui";
import { useSettings } from "../settings/SettingsProvider.tsx";
import { HeroDancer } from "./home/HeroDancer.tsx";

/** /: what the product is. */
export function HomePage() {
  const settings = useSettings();
  return (
    <main id="main" tabIndex={-1} className="nj-home">
      <title>Nataraj · every song has a dance in it</title>
      <Hero dancer={<HeroDancer />} />
      <section className="nj-home__section" aria-labelledby="demo">
        <h2 id="demo">From a song to a dancer in a minute</h2>
        <DemoVideo url={settings?.demoVideoUrl} />
      </section>
      <section className="nj-home__section" aria-labelledby="features">
        <h2 id="features">Everything between the first beat and your last step</h2>
        <FeatureTiles />
      </section>
      <section className="nj-home__section">
        <AndroidApp url={settings?.androidAppUrl} />
        <PoweredBy />
      </section>
    </main>
  );
}
