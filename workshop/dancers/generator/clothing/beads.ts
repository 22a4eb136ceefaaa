/** Tessellation of the small beads: an icosahedron, or an octahedron where few pixels will show it. */
export const grain = (fine: number): readonly [around: number, rows: number] => (fine > 0.6 ? [5, 3] : [4, 2]);
