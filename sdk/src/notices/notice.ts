import { TEXTS } from "../contract/texts.ts";

/** What a machine says to the person: in `context.notice`, until DISMISS. A dialog shows it. */
export interface Notice {
  title?: string;
  text: string;
}

/** That something did not work. */
export const errorNotice = (text: string): Notice => ({ title: TEXTS.titles.error, text });

/** That something is done. */
export const successNotice = (text: string): Notice => ({ title: TEXTS.titles.success, text });
