/** What the tests use of Khronos' validator, which comes without types. */
declare module "gltf-validator" {
  interface Message {
    code: string;
    message: string;
    pointer?: string;
    /** 0 error, 1 warning, 2 information, 3 hint. */
    severity: number;
  }
  export function validateBytes(
    bytes: Uint8Array,
  ): Promise<{ issues: { numErrors: number; messages: Message[] }; info: Record<string, unknown> }>;
}
