"use client";

import { HERO_PICTURE, PORTRAIT } from "@nataraj/sdk/contract";
import { useState } from "react";

/**
 * A picture of the dancer. It is shown until the live dancer can dance, and where she cannot. A site that has no picture shows
 * a drawing. It is decoration, hidden from screen readers.
 */
export function DancerFigure() {
  const [missing, setMissing] = useState(false);
  if (missing) return <DancerSketch />;
  return (
    <img
      className="nj-dancer-figure nj-dancer-figure--picture"
      src={HERO_PICTURE}
      {...PORTRAIT.hero}
      alt=""
      fetchPriority="high"
      onError={() => setMissing(true)}
    />
  );
}

/** A dancer drawn flat, in the pose of the bronze. */
function DancerSketch() {
  return (
    <svg className="nj-dancer-figure" viewBox="0 0 400 480" aria-hidden="true" focusable="false">
      <g className="nj-dancer-figure__sway">
        <g className="nj-dancer-figure__skin">
          <path d="M176 168L112 206 128 128" />
          <path d="M224 168L296 176 342 224" />
          <path d="M178 168L96 158 50 112" />
          <path d="M222 168L300 138 336 74" />
          <path d="M200 140V160" />
          <path className="nj-dancer-figure__waist" d="M200 205V262" />
          <path d="M174 404L186 424 146 432" />
          <path d="M246 352L222 372 200 352" />
        </g>
        <g className="nj-dancer-figure__trousers">
          <path d="M188 276L156 340 178 406" />
          <path d="M212 276L292 276 250 350" />
        </g>
        <path className="nj-dancer-figure__blouse" d="M166 158Q200 150 234 158L226 216Q200 224 174 216Z" />
        <path className="nj-dancer-figure__skirt" d="M166 252Q200 242 234 252L262 316Q200 300 134 322Z" />
        <path
          className="nj-dancer-figure__gold"
          d="M166 252Q200 242 234 252M176 162Q200 196 224 162M134 320Q200 299 262 315"
        />
        <path className="nj-dancer-figure__scarf" d="M168 256Q110 262 74 316M232 256Q292 238 330 268" />
        <circle className="nj-dancer-figure__hair" cx="226" cy="92" r="15" />
        <circle className="nj-dancer-figure__hair" cx="204" cy="106" r="31" />
        <path
          className="nj-dancer-figure__face"
          d="M176 112Q178 82 204 86 229 84 231 112 228 142 203 142 180 140 176 112Z"
        />
        <path
          className="nj-dancer-figure__eyes"
          d="M188 111Q194 106 199 111M209 111Q215 106 220 111M196 127Q204 133 211 127"
        />
        <circle className="nj-dancer-figure__bindi" cx="203" cy="99" r="3" />
      </g>
    </svg>
  );
}
