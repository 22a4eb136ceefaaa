import { readFile } from "node:fs/promises";
import { decodePicture } from "./decode-picture.ts";
import type { PictureReply, PictureRequest } from "./picture-message.ts";

// Entry of the process that decodes one picture: takes its request as its argument, in JSON, and ends with its answer. A
// file that the disk does not give is no fault of the picture: it ends without one.
const { file, form } = JSON.parse(process.argv[2] ?? "") as PictureRequest;
process.on("disconnect", () => process.exit());
const reply: PictureReply = await decodePicture(await readFile(file), form);
process.send?.(reply, () => process.disconnect());
