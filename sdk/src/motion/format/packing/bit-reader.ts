import { BitCoder } from "./bit-coder.ts";

/** Reads what a `BitWriter` has written. */
export class BitReader extends BitCoder {
  /** Where the number that all bytes are lies between: from, to, and its next 32 bits. */
  private low = 0;
  private high = 0xffffffff;
  private value = 0;
  private at = 0;
  private readonly bytes: string;

  /** @param bytes In base64. */
  constructor(bytes: string) {
    super();
    this.bytes = atob(bytes);
    for (let i = 0; i < 4; i++) this.shift();
  }

  protected code(chance: number): boolean {
    const middle = this.low + Math.floor(((this.high - this.low) * chance) / 65_536);
    const bit = this.value <= middle;
    if (bit) this.high = middle;
    else this.low = middle + 1;
    while ((this.low ^ this.high) >>> 24 === 0) {
      this.low = (this.low << 8) >>> 0;
      this.high = ((this.high << 8) | 255) >>> 0;
      this.shift();
    }
    return bit;
  }

  private shift(): void {
    const next = this.at < this.bytes.length ? this.bytes.charCodeAt(this.at++) : 0;
    this.value = ((this.value << 8) | next) >>> 0;
  }
}
