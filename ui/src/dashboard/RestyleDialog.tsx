"use client";

import { DANCE_STYLES, type DanceStyle, TEXTS } from "@nataraj/sdk/contract";
import { Button } from "../button/Button.tsx";
import { StyleTiles } from "../create/StyleTiles.tsx";
import { Dialog } from "../dialog/Dialog.tsx";

/** Properties of {@link RestyleDialog}. */
export interface RestyleDialogProps {
  /** The project's name. */
  projectName: string;
  /** What is to be danced. */
  styles: readonly DanceStyle[];
  /** The new dance becomes a project of its own. */
  asCopy?: boolean;
  /** It is being asked for. */
  busy?: boolean;
  /** Other styles were chosen. */
  onChange: (styles: DanceStyle[]) => void;
  /** The dance is to be made in these styles. */
  onConfirm: () => void;
  /** 'cancel' was pressed, or Escape. */
  onCancel: () => void;
}

/** Asks in which styles a song is to be danced instead. */
export function RestyleDialog(props: RestyleDialogProps) {
  const { projectName, styles, asCopy, busy, onChange, onConfirm, onCancel } = props;
  const toggle = (style: DanceStyle) => {
    if (busy) return;
    onChange(DANCE_STYLES.filter((each) => styles.includes(each) !== (each === style)));
  };
  return (
    <Dialog
      title={asCopy ? `Another style for the song of ${projectName}` : `Other styles for ${projectName}`}
      onDismiss={onCancel}
      actions={
        <>
          <Button onClick={onCancel}>{TEXTS.cancel}</Button>
          <Button variant="primary" icon="spark" busy={busy} disabled={styles.length === 0} onClick={onConfirm}>
            MAKE A NEW DANCE
          </Button>
        </>
      }
    >
      <p>
        {asCopy
          ? "The new dance becomes a separate project. The dance you have stays as it is."
          : "The new dance replaces the one you have. To keep both, duplicate the project first."}
      </p>
      <div className="nj-restyle">
        <StyleTiles chosen={styles} onToggle={toggle} />
      </div>
    </Dialog>
  );
}
