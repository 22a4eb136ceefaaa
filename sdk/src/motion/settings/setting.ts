/** One number of the motion, with what it means. */
export interface Setting {
  readonly value: number;
  readonly unit: string;
  /** Between which values it makes sense. */
  readonly range: readonly [low: number, high: number];
  /** The measure of docs/dance-measures.md that it answers to. */
  readonly answers: string;
}

/** Settings by name. */
export type SettingTable = Readonly<Record<string, Setting>>;
/** Their values, as the code reads them. */
export type ValuesOf<Table extends SettingTable> = { readonly [Name in keyof Table]: number };

/** The values that a table has where nobody asks for others. */
export const valuesOf = <Table extends SettingTable>(table: Table): ValuesOf<Table> =>
  Object.fromEntries(Object.entries(table).map(([name, { value }]) => [name, value])) as ValuesOf<Table>;
