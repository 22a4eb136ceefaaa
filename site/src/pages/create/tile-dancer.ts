import type { CreateDancer } from "@nataraj/ui";
import { DancerEngine } from "@nataraj/ui/dancer";
import { bakedDancer } from "@nataraj/ui/dancer-files";

/** The dancer of the tiles; each style brings its look. */
export const tileDancer: CreateDancer = (canvas) => new DancerEngine(canvas, { models: bakedDancer, look: "street" });
