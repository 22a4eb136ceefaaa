/** A dancer between other things, in a scene of three.js of one's own. The page is seen through the canvas. */

import { buildTimeline, readChoreography } from "@nataraj/sdk/choreography";
import { createNatarajClient } from "@nataraj/sdk/client";
import { DancerObject } from "@nataraj/ui/dancer";
import {
  BoxGeometry,
  DirectionalLight,
  HemisphereLight,
  Mesh,
  MeshLambertMaterial,
  PerspectiveCamera,
  Scene,
  WebGLRenderer,
} from "three";

const asked = new URLSearchParams(location.search);
const client = createNatarajClient({ backend: `${asked.get("site")}/api` });
const canvas = document.querySelector("canvas") as HTMLCanvasElement;
const output = document.querySelector("output") as HTMLOutputElement;

const scene = new Scene();
const camera = new PerspectiveCamera(35, canvas.width / canvas.height, 0.1, 50);
camera.position.set(0, 1.3, 5);
camera.lookAt(0, 0.9, 0);
const sun = new DirectionalLight("#ffffff", 3);
sun.position.set(2, 4, 3);
const box = new Mesh(new BoxGeometry(0.5, 0.5, 0.5), new MeshLambertMaterial({ color: "#2a6" }));
box.position.set(1.4, 0.25, 0);
scene.add(sun, new HemisphereLight("#ffffff", "#886644", 2), box);
// `preserveDrawingBuffer` only so that the test can read what was drawn.
const renderer = new WebGLRenderer({ canvas, alpha: true, antialias: true, preserveDrawingBuffer: true });

const project = await client.fetchProject(asked.get("project") ?? "");
const dancer = await DancerObject.load({ model: "/dancers/street.lite.glb", look: "street", variant: "teal" });
dancer.position.x = -0.7;
scene.add(dancer);
await dancer.setTimeline(buildTimeline(readChoreography(project.choreography).document, project.duration));

const song = new Audio(project.song);
canvas.addEventListener("click", () => void (song.paused ? song.play() : song.pause()));
renderer.setAnimationLoop(() => {
  dancer.poseAt(song.currentTime);
  renderer.render(scene, camera);
  output.value = `${song.currentTime.toFixed(1)} s`;
});
