import { Thumbnail } from "./art/Thumbnail.tsx";

/** Properties of {@link ChosenMusic}. */
export interface ChosenMusicProps {
  /** Name of the chosen file. */
  fileName: string;
  /** Which of the five pictures: 0 to 4. */
  thumbnail: number;
}

/** The music that was chosen: its picture and the name of its file. */
export function ChosenMusic({ fileName, thumbnail }: ChosenMusicProps) {
  return (
    <div className="nj-chosen" role="status">
      <span className="nj-chosen__picture">
        <Thumbnail picture={thumbnail} />
      </span>
      <p className="nj-chosen__words">
        <span className="nj-chosen__label">Your music</span>
        <span className="nj-chosen__name">{fileName}</span>
      </p>
    </div>
  );
}
