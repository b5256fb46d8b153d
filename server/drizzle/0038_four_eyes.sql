-- Whether the rule of four eyes binds Master too.
ALTER TABLE "organizations" ADD COLUMN "binds_master" boolean DEFAULT false NOT NULL;
