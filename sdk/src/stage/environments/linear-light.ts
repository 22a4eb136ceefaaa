/** Linear light of an sRGB colour, red, green and blue (IEC 61966-2-1). @param color Hexadecimal: 0xff8800. */
export function linearLight(color: number): [red: number, green: number, blue: number] {
  const channel = (shift: number) => {
    const value = ((color >> shift) & 255) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [channel(16), channel(8), channel(0)];
}
