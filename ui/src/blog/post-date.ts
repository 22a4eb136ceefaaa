const DATE = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" });

/** As in "28 July 2024". */
export const formatPostDate = (date: Date) => DATE.format(date);
