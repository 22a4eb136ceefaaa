import { BitCoder } from "../src/motion/format/packing/bit-coder.ts";

/** Writes numbers for a `BitReader`. */
export class BitWriter extends BitCoder {
  private low = 0;
  private high = 0xffffffff;
  private readonly written: number[] = [];

  protected code(chance: number, bit: boolean): boolean {
    const middle = this.low + Math.floor(((this.high - this.low) * chance) / 65_536);
    if (bit) this.high = middle;
    else this.low = middle + 1;
    while ((this.low ^ this.high) >>> 24 === 0) {
      this.written.push(this.high >>> 24);
      this.low = (this.low << 8) >>> 0;
      this.high = ((this.high << 8) | 255) >>> 0;
    }
    return bit;
  }

  /** All that was written, in base64. */
  bytes(): string {
    // A number between the two: whatever comes after its first bytes lies between them too.
    const last = [this.high >>> 24, 0, 0, 0];
    return Buffer.from([...this.written, ...last]).toString("base64");
  }
}
