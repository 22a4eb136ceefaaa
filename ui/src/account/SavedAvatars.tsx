import { Icon } from "../icon/Icon.tsx";
import { Tile } from "../layout/Tile.tsx";

/** The place of saved avatars, locked. */
export function SavedAvatars() {
  return (
    <Tile className="nj-profile__avatars">
      <Icon name="lock" size={96} />
      <h2>Saved avatars</h2>
      <p>This feature is locked for now.</p>
    </Tile>
  );
}
