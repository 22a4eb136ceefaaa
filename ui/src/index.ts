/** Nataraj's components. Styles: `@nataraj/ui/style.css`. */
export {};
