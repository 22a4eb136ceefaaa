"use client";

import type { User } from "@nataraj/sdk/contract";
import { type ChangeEvent, useRef } from "react";
import { Button } from "../button/Button.tsx";
import { IconButton } from "../button/IconButton.tsx";
import { Icon } from "../icon/Icon.tsx";
import { Skeleton } from "../layout/Skeleton.tsx";
import { Tile } from "../layout/Tile.tsx";
import { ProfileName, type ProfileNameProps } from "./ProfileName.tsx";

/** Properties of {@link ProfileCard}. */
export interface ProfileCardProps {
  /** Undefined while it is being fetched. */
  user?: User;
  /** The name's field, while it is edited. */
  name?: ProfileNameProps | undefined;
  /** Another name was typed. */
  onRename: () => void;
  /** Absent where the account has no password. */
  onPassword?: (() => void) | undefined;
  /** A picture was chosen. */
  onPicture: (file: File) => void;
  /** The account is to be deleted. */
  onDelete: () => void;
  /** The picture is on its way. */
  uploading?: boolean;
  /** The account is being deleted. */
  deleting?: boolean;
  /** The last try to delete the account failed. */
  deletionFailed?: boolean;
}

/** Photo, name and email of the person, with what can be done about them. */
export function ProfileCard(props: ProfileCardProps) {
  const { user, name, onRename, onPassword, onPicture, onDelete, uploading, deleting, deletionFailed } = props;
  const picker = useRef<HTMLInputElement>(null);
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    // The same file may be chosen again after a failure.
    event.target.value = "";
    if (file) onPicture(file);
  };
  return (
    <Tile className="nj-profile__person">
      <div className="nj-profile__photo">
        {user?.photoURL ? (
          <img src={user.photoURL} width={144} height={144} alt="Your profile" />
        ) : (
          <Icon name="user" size={72} />
        )}
      </div>
      <dl className="nj-profile__facts">
        <dt>Name:</dt>
        <dd>
          {!user ? (
            <Skeleton width="10rem" />
          ) : name ? (
            <ProfileName {...name} />
          ) : (
            <span className="nj-profile__name">
              {user.displayName ?? "not given"}
              <IconButton label="Change your name" icon="pencil" onClick={onRename} />
            </span>
          )}
        </dd>
        <dt>Email:</dt>
        <dd>{user ? (user.email ?? "not given") : <Skeleton width="12rem" />}</dd>
      </dl>
      <input
        ref={picker}
        type="file"
        // Without HEIC among them an iPhone hands its pictures over as JPEG.
        accept="image/png,image/jpeg,image/webp"
        aria-label="Profile picture"
        hidden
        onChange={choose}
      />
      <div className="nj-profile__actions">
        <Button icon="camera" busy={uploading} disabled={!user} onClick={() => picker.current?.click()}>
          Edit Profile Picture
        </Button>
        {onPassword && (
          <Button icon="lock" disabled={!user} onClick={onPassword}>
            CHANGE PASSWORD
          </Button>
        )}
        <Button variant="final" icon="trash" busy={deleting} disabled={!user} onClick={onDelete}>
          DELETE ACCOUNT
        </Button>
      </div>
      <p className="nj-field__error" role="status">
        {deletionFailed && "Your account could not be deleted. Please try again."}
      </p>
    </Tile>
  );
}
