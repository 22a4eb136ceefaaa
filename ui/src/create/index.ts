/**
 * The steps of the create flow: music, styles, avatar, the wait for the dance.
 * @example
 * ```tsx
 * import { Steps, StyleTiles } from "@nataraj/ui/create";
 *
 * export const ChooseStyle = ({ toggle }: { toggle: (style: string) => void }) => (
 *   <>
 *     <Steps current="Style" />
 *     <StyleTiles chosen={["Ballet"]} onToggle={toggle} />
 *   </>
 * );
 * ```
 */

export * from "./AvatarChoice.tsx";
export * from "./art/StylePicture.tsx";
export * from "./art/Thumbnail.tsx";
export * from "./ChosenMusic.tsx";
export * from "./DoneNotice.tsx";
export * from "./FileDrop.tsx";
export * from "./FlowActions.tsx";
export * from "./Generating.tsx";
export { HeardSong, type HeardSongProps } from "./HeardSong.tsx";
export * from "./LoadingScreen.tsx";
export * from "./ProjectName.tsx";
export * from "./SettingAudio.tsx";
export * from "./SongList.tsx";
export * from "./Steps.tsx";
export * from "./StyleTiles.tsx";
export type { FetchSong } from "./song-waveform-machine.ts";
export type { SongPart } from "./use-song-part.ts";
export * from "./WarmUp.tsx";
