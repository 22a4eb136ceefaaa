/** The 3D dancer: plain three.js, no React. */
export {};
