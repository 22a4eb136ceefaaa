"use client";

import { shareableProjectId } from "@nataraj/sdk/contract";
import { LOOK_IDS, LOOKS, type LookId } from "@nataraj/sdk/looks";
import { CAMERAS, DANCER_COUNTS, ENVIRONMENTS } from "@nataraj/sdk/stage";
import { type ReactNode, useId, useState } from "react";
import { TextField } from "../form/TextField.tsx";
import { CopyField, type CopyFieldProps } from "./CopyField.tsx";
import { type EmbedAttributes, embedCode, type PinnedScript } from "./embed-code.ts";

/** Properties of {@link EmbedBuilder}. */
export interface EmbedBuilderProps extends Pick<CopyFieldProps, "copy"> {
  /** Of the site, as in https://nataraj.example. */
  origin: string;
  /** The project that is chosen at first. */
  projectID?: string;
  /** The script's version that may be pinned; undefined while it is not known. */
  pinned?: PinnedScript | undefined;
  /** The element with these attributes. Ask for another one by a key when they change. */
  preview: (attributes: EmbedAttributes) => ReactNode;
}

const SWITCHES = {
  autoplay: "Play automatically (browsers allow this only without sound)",
  muted: "Without sound",
  loop: "Repeat",
  controls: "Show the controls",
} as const;
const SPEEDS = ["0.25", "0.5", "0.75", "1.25", "1.5", "2"];

interface ChoiceProps {
  label: string;
  /** The name of the choice that sets nothing. */
  none: string;
  value: string;
  options: readonly (readonly [value: string, name: string])[];
  onChange: (value: string) => void;
}

function Choice({ label, none, value, options, onChange }: ChoiceProps) {
  const id = useId();
  return (
    <div className="nj-field">
      <label htmlFor={id} className="nj-field__label">
        {label}
      </label>
      <select id={id} className="nj-field__input" value={value} onChange={({ target }) => onChange(target.value)}>
        <option value="">{none}</option>
        {options.map(([option, name]) => (
          <option key={option} value={option}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}

const named = (values: readonly (string | number)[]) =>
  values.map((value) => [String(value), String(value).replace(/^./, (letter) => letter.toUpperCase())] as const);

/**
 * Builds the code that shows a dance in a page of somebody else's, by choosing, beside the dance as it will be.
 * @example <EmbedBuilder origin={location.origin} preview={(attributes) => <NatarajPlayer {...attributes} />} />
 */
export function EmbedBuilder({ origin, projectID = "", pinned, preview, copy }: EmbedBuilderProps) {
  const [attributes, setAttributes] = useState<EmbedAttributes>({ project: projectID });
  const [pins, setPins] = useState(false);
  const text = (name: string) => String(attributes[name] ?? "");
  const set = (change: EmbedAttributes) => setAttributes({ ...attributes, ...change });
  const { project: typed, ...others } = attributes;
  // A link or an id: what people have at hand.
  const id = /[0-9a-f]{32}/.exec(String(typed))?.[0];
  const chosen = { project: id ? shareableProjectId(id) : "", ...others };
  const look = LOOK_IDS.find((each) => each === text("look"));

  return (
    <div className="nj-embed">
      <form className="nj-embed__choices" onSubmit={(event) => event.preventDefault()}>
        <TextField
          label="Project"
          hint="The link of a public project, or its id."
          value={text("project")}
          onChange={(project) => set({ project })}
        />
        <Choice
          label="Dancer"
          none="As in the project"
          value={text("look")}
          options={LOOK_IDS.map((each: LookId) => [each, LOOKS[each].name] as const)}
          onChange={(value) => set({ look: value, colours: "" })}
        />
        {look && (
          <Choice
            label="Colours"
            none="The usual ones"
            value={text("colours")}
            options={LOOKS[look].variants.map((variant) => [variant.id, variant.name] as const)}
            onChange={(colours) => set({ colours })}
          />
        )}
        <Choice
          label="Dancers"
          none="As in the project"
          value={text("dancers")}
          options={named(DANCER_COUNTS)}
          onChange={(dancers) => set({ dancers })}
        />
        <Choice
          label="Stage"
          none="As in the project"
          value={text("stage")}
          options={named(ENVIRONMENTS)}
          onChange={(stage) => set({ stage })}
        />
        <Choice
          label="Camera"
          none="As in the project"
          value={text("camera")}
          options={named(CAMERAS)}
          onChange={(camera) => set({ camera })}
        />
        <Choice
          label="Loads"
          none="When the picture is clicked"
          value={text("load")}
          options={[["visible", "When it is scrolled into view"]]}
          onChange={(load) => set({ load })}
        />
        <Choice
          label="Speed"
          none="Normal"
          value={text("speed")}
          options={SPEEDS.map((speed) => [speed, `${speed} ×`] as const)}
          onChange={(speed) => set({ speed })}
        />
        <TextField
          label="Start at (seconds)"
          type="number"
          value={text("start")}
          onChange={(start) => set({ start: /^\d+(\.\d+)?$/.test(start) ? start : "" })}
        />
        <TextField label="Description for screen readers" value={text("label")} onChange={(label) => set({ label })} />
        <fieldset className="nj-embed__switches">
          <legend>Playing</legend>
          {Object.entries(SWITCHES).map(([name, words]) => (
            <label key={name}>
              <input
                type="checkbox"
                checked={attributes[name] === true}
                onChange={({ target }) => set({ [name]: target.checked })}
              />
              {words}
            </label>
          ))}
          {pinned && (
            <label>
              <input type="checkbox" checked={pins} onChange={({ target }) => setPins(target.checked)} />
              Stay with this version of the script (by its hash)
            </label>
          )}
        </fieldset>
      </form>
      <div className="nj-embed__result">
        {id ? preview(chosen) : <p className="nj-embed__empty">Choose a project to see its dance here.</p>}
        <CopyField label="Code" text={embedCode(origin, chosen, pins ? pinned : undefined)} rows={4} copy={copy} />
      </div>
    </div>
  );
}
