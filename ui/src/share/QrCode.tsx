import { QRCodeSVG } from "qrcode.react";

/** Light modules around the code, as ISO/IEC 18004 wants them. */
const QUIET_ZONE = 4;

export interface QrCodeProps {
  /** Where the code leads. */
  link: string;
}

/** A link for the camera of a phone: dark on light in both themes, as not every camera reads the opposite. */
export function QrCode({ link }: QrCodeProps) {
  return <QRCodeSVG className="nj-share__qr" value={link} marginSize={QUIET_ZONE} title="The link as a QR code" />;
}
