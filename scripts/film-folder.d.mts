/** Where the films are, below it as on the site: `demo.webm`, `tutorials/{name}.mp4`. */
export const FILM_FOLDER: string;
