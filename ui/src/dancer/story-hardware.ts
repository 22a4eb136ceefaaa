/** Browsers that run by themselves, as in tests, have no graphics hardware, mostly. */
export const isByItself = (): boolean => navigator.webdriver;
