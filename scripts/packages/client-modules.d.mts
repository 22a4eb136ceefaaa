/** The modules of ui that need the directive "use client" and lack it. */
export function modulesWithoutDirective(): string[];
