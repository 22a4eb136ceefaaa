/**
 * What a site serves as `/embed.js`: the element, with that site as its own. One small classic script without imports
 * and exports: it must not weigh on the page.
 */
import { defineNatarajPlayer, NatarajPlayerElement } from "./element.ts";

// As a module the script is not told which element it came from.
const script = document.currentScript ?? document.querySelector('script[src*="/embed"]');
NatarajPlayerElement.site = (script as HTMLScriptElement | null)?.src || location.href;
defineNatarajPlayer();
