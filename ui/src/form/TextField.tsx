"use client";

import { type ComponentProps, type ReactNode, type Ref, useId } from "react";

type Shared = Omit<ComponentProps<"input">, "onChange" | "value" | "ref" | "className" | "size">;

/** Properties of {@link TextField}. */
export interface TextFieldProps extends Shared {
  /** Always present for screen readers; see `hideLabel`. */
  label: string;
  /** What stands in it. */
  value: string;
  /** The text was changed. */
  onChange: (text: string) => void;
  /** The label is for screen readers only. */
  hideLabel?: boolean;
  /** Says what is wrong with the text; announced. */
  error?: string;
  /** Says what is wanted. */
  hint?: string;
  /** Lines of a text of several lines; without it the field has one. */
  rows?: number;
  /** A button at the end of the field. */
  action?: ReactNode;
  /** The input element. */
  ref?: Ref<HTMLInputElement & HTMLTextAreaElement>;
}

/** A field for text with its label, hint and error. */
export function TextField(props: TextFieldProps) {
  const { label, value, onChange, hideLabel, error, hint, rows, action, ref, ...rest } = props;
  const id = useId();
  const message = error ?? hint;
  const shared = {
    id,
    ref,
    value,
    className: "nj-field__input",
    "aria-invalid": error !== undefined || undefined,
    "aria-describedby": message === undefined ? undefined : `${id}-says`,
    onChange: (event: { target: { value: string } }) => onChange(event.target.value),
  };
  return (
    <div className="nj-field">
      <label htmlFor={id} className={hideLabel ? "nj-unseen" : "nj-field__label"}>
        {label}
      </label>
      {rows === undefined ? (
        <div className="nj-field__line">
          <input type="text" {...rest} {...shared} />
          {action}
        </div>
      ) : (
        <textarea {...(rest as ComponentProps<"textarea">)} {...shared} rows={rows} />
      )}
      {message !== undefined && (
        <p
          id={`${id}-says`}
          className={error ? "nj-field__error" : "nj-field__hint"}
          role={error ? "alert" : undefined}
        >
          {message}
        </p>
      )}
    </div>
  );
}
