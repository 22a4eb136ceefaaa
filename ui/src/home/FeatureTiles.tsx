import { AppLink } from "../button/AppLink.tsx";
import { Icon } from "../icon/Icon.tsx";
import type { IconName } from "../icon/shapes.ts";
import { Tile } from "../layout/Tile.tsx";

interface Feature {
  icon: IconName;
  title: string;
  text: string;
  /** How its drawing moves under the pointer. */
  motion: "sway" | "turn" | "drop" | "shake" | "pulse" | "rise";
  /** Where it can be tried. */
  href?: string;
}

/** What the product does, in the order of the specification. */
export const FEATURES: readonly Feature[] = [
  {
    icon: "spark",
    title: "Automatic choreography generator",
    text: "Upload a song and get a dance that follows its beat, its phrases and its words.",
    motion: "turn",
  },
  {
    icon: "cube",
    title: "View the project in 3D",
    text: "Walk around the dancer, come closer, and see every step from the side you need.",
    motion: "sway",
  },
  {
    icon: "download",
    title: "Save the model in your account",
    text: "Your projects wait in your dashboard, private until you make them public.",
    motion: "drop",
  },
  {
    icon: "phone",
    title: "Practise on the mobile app",
    text: "Take the choreography to your phone, or practise here in your browser, wherever there is room.",
    motion: "shake",
    href: "/practise",
  },
  {
    icon: "target",
    title: "Matching ratio and corrections",
    text: "See how closely you follow and which limb is late. It is worked out on your device.",
    motion: "pulse",
    href: "/practise",
  },
  {
    icon: "report",
    title: "Downloadable report with suggestions",
    text: "Keep a report of each practice, with what to work on next.",
    motion: "rise",
    href: "/practise",
  },
];

/** Six tiles that say what the product does; their drawings move under the pointer. */
export function FeatureTiles() {
  return (
    <ul className="nj-features">
      {FEATURES.map(({ icon, title, text, motion, href }) => (
        <li key={title}>
          <Tile lifts className={`nj-feature nj-feature--${motion}`}>
            <span className="nj-feature__icon">
              <Icon name={icon} size={34} />
            </span>
            <h3>{href ? <AppLink href={href}>{title}</AppLink> : title}</h3>
            <p>{text}</p>
          </Tile>
        </li>
      ))}
    </ul>
  );
}
